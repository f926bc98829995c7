/**
 * Sent as text and run at the end of a page, so that it may use nothing from outside itself. Asks for the page's
 * scripts and data after the first paint, at once where nobody looks, and again, after a longer wait each time, when
 * the line breaks. Once all are there it takes the steps, each in a task of its own, so that a touch is heard between.
 */
export function loadPage(scripts: string[], data: string, steps: (() => void)[]) {
  let isAsked = false;
  let missing = scripts.length + 1;

  function arrived() {
    missing -= 1;
    if (missing === 0) for (const step of steps) setTimeout(step);
  }

  const later = <T>(ask: (wait: number) => T, wait: number) =>
    new Promise<Awaited<T>>((resolve) => setTimeout(() => resolve(ask(2 * wait) as Awaited<T>), wait));

  function askForScript(src: string, wait: number) {
    const element = Object.assign(document.createElement("script"), { src, async: true, onload: arrived });
    element.onerror = () => {
      element.remove();
      later((longer) => askForScript(src, longer), wait);
    };
    document.head.append(element);
  }

  async function askForData(wait: number): Promise<string> {
    const answer = await fetch(data).catch(() => null);
    return answer?.ok ? answer.text() : later(askForData, wait);
  }

  async function load() {
    if (isAsked) return;
    isAsked = true;
    for (const src of scripts) setTimeout(askForScript, 0, src, 1_000);
    Object.assign(self, { __next_f: [[0], [1, await askForData(1_000)]] });
    arrived();
  }

  if (document.hidden) return load();
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  // Where paints are not reported.
  setTimeout(load, 2_000);
}
