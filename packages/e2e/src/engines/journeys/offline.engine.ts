import { the } from '../drive/sought';
import { expect, journey } from '../journey';
import { zoneHeader } from '../../kit/zone';

const meals = the('list', 'Recent meals', { text: 'Hummus and Pitta' });

/** Runs in the page. */
const read = async (path: string, headers: Record<string, string>): Promise<unknown> =>
  (await fetch(path, { headers })).json();

journey(
  'without a network the site reloads, logs, and sends once when it is back',
  async ({ phone, mother, airplane }) => {
    const sheet = the('dialog', 'Log Your Meal');
    await phone.open('/');
    await phone.sees(the('button', 'Log Food'));
    await phone.isKept();
    await phone.tab.reload();
    await phone.sees(the('button', /^Add 1 cup of water.*0 of 10/));

    await airplane.on();
    await phone.tab.reload();
    await phone.press(the('button', /^Add 1 cup of water.*0 of 10/));
    await phone.sees(the('button', /^Add 1 cup of water.*1 of 10/));
    await phone.press(the('button', 'Log Food'));
    await phone.press(the('button', 'Enter manually', { within: sheet }));
    await phone.fill(the('textbox', 'Meal name', { within: sheet }), 'Hummus and Pitta');
    await phone.fill(the('textbox', /^Calories/, { within: sheet }), '420');
    await phone.press(the('button', 'Log meal', { within: sheet }));
    await phone.sees(the('status', undefined, { text: 'Waiting to be sent' }));
    await phone.sees(meals);
    await phone.sees(the('button', '2 waiting'));
    await phone.sees(the('button', /^Add 1 cup of water.*1 of 10/));
    await phone.press(the('button', 'Is this urgent?'));
    await phone.sees(the('link', /^Call .*988/));

    await airplane.off();
    await phone.open('/');
    await phone.sees(the('button', /^Add 1 cup of water.*1 of 10/));
    const kept = (path: string) => phone.tab.run(read, `/api/users/${mother.id}/${path}`, zoneHeader);
    await expect.poll(() => kept('tracking/today')).toMatchObject({ waterIntake: 1 });
  },
);

journey('a reload costs no file a second time', async ({ phone, mother: _, door }) => {
  const sentFiles = () =>
    door.passed
      .splice(0)
      .filter(({ path, status }) => /^\/(r|shell)\//.test(path) && status === 200)
      .map(({ path }) => path);
  const recipe = the('region', 'Ginger Oat Porridge');
  sentFiles();
  await phone.open('/nutrition');
  await phone.sees(recipe);
  // Broken off by the reload they would rightly be asked for again.
  await expect.poll(() => phone.tab.run(() => document.fonts.status)).toBe('loaded');
  const first = sentFiles();
  await phone.tab.reload();
  await phone.sees(recipe);

  expect(first.length).toBeGreaterThan(10);
  // What the page before asked for may still be on its way.
  const hers = first.filter((path) => path.startsWith('/r/nutrition/'));
  expect(hers).toEqual([...new Set(hers)]);
  expect(sentFiles().filter((path) => first.includes(path))).toEqual([]);
});
