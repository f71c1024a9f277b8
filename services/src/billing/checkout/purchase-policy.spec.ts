import { isPurchase } from './purchase-policy';

it.each([
  ['/checkout?purchase=1', true],
  ['/Checkout/?purchase=1', true],
  ['/checkout', false],
  ['/checkout/more?purchase=1', false],
  ['/?purchase=1', false],
])('%s is the purchase: %s', (path, expected) => {
  expect(isPurchase(new URL(path, 'https://nestwell.example'))).toBe(expected);
});
