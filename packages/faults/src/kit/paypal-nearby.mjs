/** Loaded into the services by tests only (`node --import`): what they ask PayPal goes to the server of the test. */
const { fetch } = globalThis;
const nearby = process.env.PAYPAL_NEARBY ?? '';
globalThis.fetch = (input, init) =>
  fetch(
    input instanceof Request ? input : String(input).replace('https://api-m.sandbox.paypal.com', nearby),
    init,
  );
