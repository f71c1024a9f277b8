import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, showCalendar } from '../testing/show-calendar';

/** A browser's recogniser that hears one sentence as soon as it starts, or refuses to. */
function install(heard: string | Error) {
  class FakeRecognition {
    onresult?: (event: { results: { transcript: string }[][] }) => void;
    start() {
      if (heard instanceof Error) throw heard;
      this.onresult?.({ results: [[{ transcript: heard }]] });
    }
    abort() {}
  }
  Object.assign(globalThis, { SpeechRecognition: FakeRecognition });
}

async function speak() {
  showCalendar([listed()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reminder by voice' }));
}

it('fills the form with what repeats, and until when', async () => {
  install('remind me every night at 9 to take antibiotics until December 5th 2099');
  await speak();

  const form = within(await screen.findByRole('dialog', { name: 'Add Reminder' }));
  expect(form.getByLabelText('Title')).toHaveValue('Take antibiotics');
  expect(form.getByLabelText('Date and time')).toHaveDisplayValue(/T21:00$/);
  expect(form.getByLabelText('Repeats')).toHaveValue('daily');
  expect(form.getByDisplayValue('2099-12-05')).toBeVisible();
});

it('does not go on listening where the recogniser refuses to start', async () => {
  install(new DOMException('it listens elsewhere', 'InvalidStateError'));
  await speak();

  expect(await screen.findByRole('alert', { name: 'Failed to start voice recognition' })).toHaveTextContent(
    'Please check microphone permissions.',
  );
  expect(screen.getByRole('button', { name: 'Add a reminder by voice' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.queryByText(/Listening/)).toBeNull();
});
