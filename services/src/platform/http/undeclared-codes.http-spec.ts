import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn } from '../testing/cups';
import { TestApp } from '../testing/test-app';

it('a refusal with a code that its contract does not list reaches the caller, and fails the test', async () => {
  const app = await TestApp.start({ parts: cupsParts });
  const anna = await signedIn(app);

  expect(await anna.call(cups.misname, {})).toMatchObject({ status: 409, body: { code: 'plan_busy' } });
  await expect(app.stop()).rejects.toThrow(
    'POST /api/sample/misname was refused with plan_busy, which its contract does not list',
  );
});
