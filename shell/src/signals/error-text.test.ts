import { errorLimits } from '@nestwell/contracts/delivery';
import { errorText } from './error-text';

it('an error of a long stack still says which components were being rendered', () => {
  const error = new Error('kettle is empty');
  error.stack = `Error: kettle is empty\n${'    at pour (https://nestwell.example/r/tea/v2/page.js:1:70000)\n'.repeat(40)}`;

  const { stack = '' } = errorText(
    error,
    '\n    at Kettle (https://nestwell.example/r/tea/v2/page.js:1:80000)',
  );

  expect(stack).toContain('Components:\nat Kettle (https://nestwell.example/r/tea/v2/page.js:1:80000)');
  expect(stack.length).toBeLessThanOrEqual(errorLimits.stack);
});
