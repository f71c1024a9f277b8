import { the } from '../drive/sought';
import { expect, journey } from '../journey';

const letIn = the('button', 'Continue');

journey('a new mother signs up and is led to the plans', async ({ phone }) => {
  await phone.open('/onboarding');
  await phone.fill(the('textbox', 'Name'), 'Ada Willow');
  await phone.fill(the('textbox', 'E-mail'), `${crypto.randomUUID()}@example.com`);
  await phone.press(the('radio', /Postpartum/));
  await phone.chooseFirst();
  await phone.press(letIn);
  await phone.press(the('radio', /Light/));
  await phone.press(letIn);
  await phone.sees(the('heading', 'Dietary preferences'));
  await phone.press(letIn);
  await phone.tickAll();
  await phone.press(the('button', 'Complete Setup'));

  await phone.sees(the('heading', /Choose your plan/));
  await phone.open('/');
  await phone.sees(the('heading', /Ada/));
});

journey('a visitor is led from Home to the plans, and no address is a dead end', async ({ phone }) => {
  await phone.open('/');
  await phone.sees(the('heading', 'Choose your plan'));
  expect(await phone.path()).toBe('/checkout');
  await phone.open('/no-such-screen');
  await phone.sees(the('heading', /not found|astray|no page/i));
});

journey('she logs out and in again', async ({ phone, mother }) => {
  await phone.open('/settings');
  await phone.press(the('button', 'Log out'));
  await phone.sees(the('heading', 'Choose your plan'));
  expect(await phone.tab.run(() => localStorage.getItem('userId'))).toBeNull();

  await phone.fill(the('textbox', 'Your e-mail'), mother.email);
  await phone.press(the('button', 'Log in'));
  await phone.sees(the('button', 'Log out'));
  await phone.open('/');
  await phone.sees(the('heading', /Maya/));
});
