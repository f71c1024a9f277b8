/**
 * Runs `act` once what has just been drawn is on the screen: then measuring and focusing find the layout done, instead
 * of adding it to the task that drew. Asking again before it ran changes nothing.
 */
export function afterPaint(act: () => void) {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    frame = undefined;
    timer = undefined;
    act();
  };
  return {
    ask() {
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(run);
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
    },
  };
}
