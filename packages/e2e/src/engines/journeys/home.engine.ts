import { the } from '../drive/sought';
import { journey } from '../journey';

const sheet = the('dialog', 'Log Your Meal');
const cups = (count: number) => the('button', new RegExp(`^Add 1 cup of water.*${count} of 10`));

journey('a meal is logged by hand and is there after a reload', async ({ phone, mother: _ }) => {
  await phone.open('/');
  await phone.press(the('button', 'Log Food'));
  await phone.press(the('button', 'Enter manually', { within: sheet }));
  await phone.fill(the('textbox', 'Meal name', { within: sheet }), 'Lentil stew');
  await phone.fill(the('textbox', /^Calories/, { within: sheet }), '420');
  await phone.press(the('button', 'Log meal', { within: sheet }));
  await phone.sees(the('status', undefined, { text: 'Meal logged!' }));

  await phone.tab.reload();
  await phone.sees(the('list', 'Recent meals', { text: /Lentil stew.*420/ }));
});

journey('a food is found by its name', async ({ phone, mother: _ }) => {
  await phone.open('/');
  await phone.press(the('button', 'Log Food'));
  await phone.press(the('combobox', 'Find a food', { within: sheet }));
  await phone.tab.type('bananas');
  await phone.press(the('option', /Banana, raw/, { within: sheet }));
  await phone.press(the('button', 'Log meal', { within: sheet }));

  await phone.sees(the('list', 'Recent meals', { text: 'Banana, raw' }));
  await phone.sees(the('img', /^Calories: 105 of/));
});

journey('each cup of water counts', async ({ phone, mother: _ }) => {
  await phone.open('/');
  await phone.press(cups(0));
  await phone.press(cups(1));
  await phone.sees(cups(2));
});

journey('a day is logged by slider and figures', async ({ phone, mother: _ }) => {
  const dialog = the('dialog', 'Quick Log');
  const mood = the('slider', 'Mood', { within: dialog });
  await phone.open('/');
  await phone.press(the('button', 'Quick log'));
  await phone.press(mood);
  await phone.key('End');
  await phone.sees(mood, { aria: { valuetext: 'Great' } });
  await phone.press(the('tab', 'Physical', { within: dialog }));
  await phone.fill(the('textbox', /^Weight/, { within: dialog }), '148.5');
  await phone.press(the('button', 'Save', { within: dialog }));

  await phone.sees(the('status', undefined, { text: 'Progress logged!' }));
  await phone.open('/progress');
  await phone.sees(the('list', 'Figures of today', { text: '148.5 lb' }));
});
