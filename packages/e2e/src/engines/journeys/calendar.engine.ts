import { the } from '../drive/sought';
import { journey } from '../journey';

/** Runs in the page: the last minute of today. Late in the evening the hour that the form proposes is tomorrow's. */
function chooseTonight(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="datetime-local"]');
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  // As a picker does: React listens to what is set past its own property.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, `${day.join('-')}T23:59`);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

journey('a reminder is added, found after a reload, and done', async ({ phone, mother: _ }) => {
  const form = the('dialog', 'Add Reminder');
  await phone.open('/calendar');
  await phone.press(the('button', 'Add Reminder'));
  await phone.fill(the('textbox', 'Title', { within: form }), 'Midwife visit');
  await phone.tab.run(chooseTonight);
  await phone.press(the('button', 'Save reminder', { within: form }));
  await phone.sees(the('status', undefined, { text: 'Reminder created' }));

  await phone.tab.reload();
  await phone.press(the('checkbox', 'Midwife visit is done'));
  await phone.sees(the('checkbox', 'Midwife visit is done'), { checked: true });
});

journey('the week of the calendar is walked', async ({ phone, mother: _ }) => {
  await phone.open('/calendar');
  await phone.press(the('tab', 'Week'));
  await phone.sees(the('heading', 'Today'));
  await phone.press(the('button', 'Next week'));
  await phone.seesNo(the('heading', 'Today'));
  await phone.press(the('button', 'Previous week'));
  await phone.sees(the('heading', 'Today'));
});
