import { the } from '../drive/sought';
import { expect, journey } from '../journey';

journey('a recipe is found by a filter and by text, opened and logged', async ({ phone, mother: _ }) => {
  const stew = the('region', 'One-Pot Lentil Stew');
  await phone.open('/nutrition');
  await phone.press(the('button', 'Dietary filters'));
  await phone.press(the('button', 'Vegan'));
  await phone.press(the('button', 'Search recipes'));
  await phone.fill(the('searchbox', 'Search recipes'), 'lentil');
  await phone.seesNo(the('region', 'Ginger Oat Porridge'));
  await phone.press(the('button', 'Ingredients and steps', { within: stew }));
  await phone.sees(the('list', 'Steps', { within: stew }));
  await phone.press(the('button', /Log as Meal/, { within: stew }));
  await phone.sees(the('status', undefined, { text: 'Meal logged successfully!' }));
});

journey('what a plan needs is ticked and stays ticked', async ({ phone, mother: _, door }) => {
  await phone.open('/nutrition?tab=plans');
  await phone.press(the('button', 'Create a 3-day plan'));
  await phone.press(the('link', /View Details/));
  await phone.sees(the('heading', 'Smart 3-Day Meal Plan'));
  await phone.press(the('checkbox'));
  await phone.sees(the('checkbox'), { checked: true });
  await phone.sees(the('main', undefined, { text: /1 of \d+/ }));
  // It is shown at once, and sent a moment later.
  await expect.poll(() => door.passed.some(({ method }) => method === 'PATCH')).toBe(true);

  await phone.tab.reload();
  await phone.sees(the('checkbox'), { checked: true });
});

journey('the list of recipes keeps its height while it is scrolled through', async ({ phone, mother: _ }) => {
  await phone.open('/nutrition');
  await phone.sees(the('region', 'Ginger Oat Porridge'));
  // It comes in small portions, slowly on a busy machine.
  const isWhole = () => phone.tab.run(() => document.querySelector('[data-growing="false"]') !== null);
  await expect.poll(isWhole, { timeout: 40_000 }).toBe(true);
  const height = () => phone.tab.run(() => document.documentElement.scrollHeight);
  const before = await height();
  const at = (part: number) =>
    phone.tab.run((top) => scrollTo({ top, behavior: 'instant' }), Math.round(before * part));
  for (let part = 0; part <= 1; part += 0.05) await at(part);
  await at(0);

  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.1);
});
