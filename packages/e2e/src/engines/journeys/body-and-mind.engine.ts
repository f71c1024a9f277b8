import { the } from '../drive/sought';
import { journey } from '../journey';

journey('a workout is logged', async ({ phone, mother: _ }) => {
  await phone.open('/fitness');
  await phone.press(the('button', 'Living-Room Laps'));
  await phone.press(the('button', 'Start Workout'));
  await phone.fill(the('textbox', /^Duration/), '25');
  await phone.press(the('button', 'Save Workout'));

  await phone.sees(the('status', undefined, { text: 'Workout completed!' }));
  await phone.sees(the('list', 'Recent workouts', { text: /Living-Room Laps.*25 min/ }));
});

journey('a hard check-in is saved, and support is offered', async ({ phone, mother: _ }) => {
  const anxiety = the('slider', 'Anxiety');
  await phone.open('/wellness');
  await phone.press(anxiety);
  await phone.key('End');
  await phone.sees(anxiety, { aria: { valuetext: 'Severe anxiety' } });
  await phone.fill(the('textbox', /^Anything to add/), 'I am not all right');
  await phone.press(the('button', 'Save check-in'));

  await phone.sees(the('status', undefined, { text: 'Check-in Saved!' }));
  await phone.press(the('button', 'See support lines'));
  await phone.sees(the('link', /988/));
  await phone.press(the('tab', 'History'));
  await phone.sees(the('main', undefined, { text: 'I am not all right' }));
});

journey('urgent help is one press away and leads back', async ({ phone, mother: _ }) => {
  const help = the('dialog', 'Is this urgent?');
  const way = the('button', 'Is this urgent?');
  await phone.open('/community');
  // What it gives before hydration, bare numbers, is tried in `rendered.e2e.ts`.
  await phone.sees(way, { hydrated: true });
  await phone.press(way);
  await phone.sees(the('list', 'Signs that need care now', { within: help }));
  await phone.sees(the('link', /^Call .*988/, { within: help }));
  await phone.key('Escape');
  await phone.seesNo(help);
});

journey('trends are drawn and read out by day', async ({ phone, mother: _ }) => {
  await phone.open('/progress');
  await phone.press(the('tab', 'Trends'));
  await phone.sees(the('region', 'Sleep'));
});
