type File = { fileName: string; type: string; pieces: AsyncGenerator<string> };

/** Streams a download, which may be too large to build in memory. */
export function streamFile({ fileName, type, pieces }: File) {
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
