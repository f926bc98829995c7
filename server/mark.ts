/**
 * The mark of the product, a swing tag with a ruler, as an SVG of this many
 * pixels.
 */
export const mark = (side: number, color = "#a24422") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}"><path d="M10 3h17v26H10l-6-6V9z" fill="${color}"/><circle cx="10.5" cy="16" r="2.4" fill="#f9f5ee"/><path d="M27 7h-6m6 4.5h-4m4 4.5h-8m8 4.5h-4m4 4.5h-6" stroke="#fdfaf4" stroke-width="1.8"/></svg>`;
