import { account } from '@nestwell/contracts/account';
import { answer, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user, replied, show, field, press } from './testing/show-support';

describe('feedback', () => {
  it('comes with name and e-mail from the account and is sent as new', async () => {
    const view = show({ tab: 'feedback' });
    expect(await field('E-mail')).toHaveValue('amara@example.com');
    await userEvent.type(await field('Message'), 'More soups, please');
    await press('Send feedback');

    expect(await screen.findByRole('status', { name: 'Feedback Sent!' })).toHaveTextContent(
      "Thank you for your feedback. We'll get back to you soon!",
    );
    expect(view.calls(account.sendFeedback)[0]?.body).toEqual({
      userId: user.id,
      name: 'Amara Okafor',
      email: 'amara@example.com',
      message: 'More soups, please',
      status: 'new',
    });
    expect(await field('Message')).toHaveValue('');
  });

  it.each(['Name', 'E-mail', 'Message'])('needs all fields: %s', async (empty) => {
    const view = show({ tab: 'feedback' });
    await userEvent.type(await field('Message'), 'Hello');
    await userEvent.clear(await field(empty));
    await press('Send feedback');

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Missing Information');
    expect(toast).toHaveTextContent('Please fill in all fields before submitting.');
    expect(view.calls(account.sendFeedback)).toHaveLength(0);
  });

  it.each([
    ['the server fails', refuse(account.sendFeedback, 'internal')],
    ['she is offline', offline(account.sendFeedback)],
  ])('keeps what was typed when %s', async (_, failure) => {
    show({ tab: 'feedback', answers: [failure] });
    await userEvent.type(await field('Message'), 'More soups, please');
    await press('Send feedback');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send feedback. Please try again.');
    expect(await field('Message')).toHaveValue('More soups, please');
  });

  it('offers support after hard words, before they are sent', async () => {
    const view = show({ tab: 'feedback' });
    await userEvent.type(await field('Message'), 'no one would miss me if I was gone');

    expect(screen.getByRole('status', { name: 'You don’t have to carry this alone' })).toBeVisible();
    expect(view.calls(account.sendFeedback)).toHaveLength(0);
  });

  it('shows the reply once it is there', async () => {
    show({ tab: 'feedback', answers: [answer(account.listOwnFeedback, [replied])] });

    const message = await screen.findByRole('region', { name: 'Sent message' });
    expect(message).toHaveTextContent('From next week on.');
    expect(message).not.toHaveTextContent('Waiting for response');
  });

  it('is open to visitors, who have no history', async () => {
    const view = show({ who: null, tab: 'feedback' });
    await userEvent.type(await field('Name'), 'Noor');
    await userEvent.type(await field('E-mail'), 'noor@example.com');
    await userEvent.type(await field('Message'), 'Hello');
    await press('Send feedback');

    await screen.findByRole('status', { name: 'Feedback Sent!' });
    expect(view.calls(account.sendFeedback)[0]?.body).toMatchObject({ userId: null });
    expect(view.calls(account.listOwnFeedback)).toHaveLength(0);
  });
});
