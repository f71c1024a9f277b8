import { the } from '../drive/sought';
import { expect, journey } from '../journey';

/** The shell's script, which is asked for again once there is a connection. */
const START = /^\/shell\/main\.[^/]*\.js/;

journey.beforeEach(({ door }) => void (door.refused = START));
journey.afterEach(({ door }) => void delete door.refused);

journey('what she presses before hydration is done once', async ({ phone, door, mother: _ }) => {
  await phone.open('/');
  await phone.press(the('button', 'Log Food'));
  await phone.seesNo(the('dialog'));

  delete door.refused;
  await phone.tab.run(() => void dispatchEvent(new Event('online')));
  await phone.sees(the('dialog', 'Log Your Meal'));
  await phone.key('Escape');
  await phone.seesNo(the('dialog'));
});

journey(
  'what she types, ticks and sends before hydration is kept, and is sent once',
  async ({ phone, door }) => {
    const address = the('textbox', 'Your e-mail');
    await phone.open('/onboarding');
    await phone.fill(the('textbox', 'Name'), 'Ada Willow');
    await phone.press(the('radio', /Postpartum/));
    await phone.fill(address, 'nobody@example.com');
    await phone.key('Enter');
    expect(await phone.path()).toBe('/onboarding');

    delete door.refused;
    await phone.tab.run(() => void dispatchEvent(new Event('online')));
    await phone.sees(the('alert', undefined, { text: 'User not found' }));
    await phone.sees(address, { value: 'nobody@example.com' });
    await phone.sees(the('textbox', 'Name'), { value: 'Ada Willow' });
    await phone.sees(the('radio', /Postpartum/), { checked: true });
    const logins = door.passed.filter(({ path }) => path.startsWith('/api/users/by-email'));
    expect(logins).toHaveLength(1);
  },
);
