const HEX = /[018]/g;

/** A version 4 UUID. `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(HEX, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    const fixed = Number(digit);
    return (fixed ^ (random & (15 >> (fixed / 4)))).toString(16);
  });
}
