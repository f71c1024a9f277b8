/** Calls `act` once after the current turn of the page, however often it was asked for. */
export function endOfTurn(act: () => void): () => void {
  let isAsked = false;
  const end = () => {
    isAsked = false;
    act();
  };
  const soon = nextTurn(end);
  return () => {
    if (!isAsked) soon();
    isAsked = true;
  };
}

/** A message comes sooner than any timer, and is not held back in a page that is not seen. */
function nextTurn(act: () => void): () => void {
  if (typeof MessageChannel === 'undefined') return () => void setTimeout(act);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  return () => port2.postMessage(null);
}
