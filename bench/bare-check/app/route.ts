/** Tells that the application is ready. */
export function GET() {
  return new Response();
}
