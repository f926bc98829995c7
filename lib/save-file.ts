/** Hands a file to the visitor's browser to keep. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
