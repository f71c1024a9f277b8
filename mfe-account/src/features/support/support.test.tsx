import { aQuietMember } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { show, press } from './testing/show-support';

describe('FAQs', () => {
  it('say how long meal plans are and that the answer can be read aloud', async () => {
    const speak = jest.fn();
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: { speak, cancel: jest.fn(), getVoices: () => [], addEventListener: jest.fn() },
    });
    show();

    expect(screen.getByText(/Plans come in 3, 7 or 14 days/)).toBeVisible();
    await press('What happens when my trial ends?');
    expect(screen.getByText(/Nothing is billed by itself/)).toBeVisible();
  });

  it.each(['paused', 'loss'] as const)('say nothing of babies in the state %s', (state) => {
    show({ who: aQuietMember(state) });

    expect(screen.getByRole('button', { name: 'How do I cancel?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /baby|nursing/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Which workouts/ })).not.toBeInTheDocument();
  });

  it('stand beside the last message, which waits for an answer', async () => {
    show();

    expect(await screen.findByRole('heading', { name: 'Last message' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sent message' })).toHaveTextContent('Waiting for response');
  });
});

it('tells when and how a person answers', async () => {
  show({ tab: 'contact' });

  const card = await screen.findByRole('region', { name: 'Talk to a person' });
  expect(card).toHaveTextContent('We reply within 24 hours.');
  expect(card).toHaveTextContent('Monday to Friday, 9am to 6pm EST');
  expect(screen.getByRole('link', { name: 'support@nestwell.example' })).toHaveAttribute(
    'href',
    'mailto:support@nestwell.example',
  );
});
