import { aUser, renderWithHost } from '@nestwell/remote-kit/testing';

import { fireEvent, screen, within } from '@testing-library/react';
import { EarlyHelp } from './early-help';

/** As a browser that has the panel open. */
function openBefore() {
  const { matches } = HTMLElement.prototype;
  jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function here(this: Element, selector) {
    return selector === ':popover-open' ? this.hasAttribute('popover') : matches.call(this, selector);
  });
}

const onMore = jest.fn();
const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
const panel = () => screen.queryByRole('dialog', { name: 'Is this urgent?' });

it('stays while she reads it, and goes once she closes it', () => {
  openBefore();
  renderWithHost(<EarlyHelp label="Is this urgent?" onMore={onMore} />, { user: aUser() });
  const shown = panel();
  expect(shown).toBeVisible();

  if (shown) fireEvent(shown, closed);

  expect(panel()).not.toBeInTheDocument();
});

it('says that it is a signpost and no medical device', () => {
  openBefore();
  renderWithHost(<EarlyHelp label="Is this urgent?" onMore={onMore} />, { user: aUser() });

  expect(panel()).toHaveTextContent('Nestwell is a signpost, not a medical device.');
});

it('gives a visitor, whose country nobody knows yet, the number of each', () => {
  openBefore();
  renderWithHost(<EarlyHelp label="Is this urgent?" onMore={onMore} />, { user: null });

  const shown = panel();
  const numbers = shown
    ? within(shown)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : [];
  expect(new Set(numbers)).toEqual(
    new Set(['tel:911', 'tel:999', 'tel:000', 'tel:111', 'tel:112', 'https://findahelpline.com']),
  );
});

it('is gone as soon as the page answers, where nobody opened it', () => {
  renderWithHost(<EarlyHelp label="Is this urgent?" onMore={onMore} />, { user: null });

  expect(panel()).not.toBeInTheDocument();
});

it('leads to the whole of it, and closes first', () => {
  openBefore();
  const done: string[] = [];
  HTMLElement.prototype.hidePopover = function here() {
    done.push('closes');
    fireEvent(this, closed);
  };
  onMore.mockImplementation(() => done.push('leads on'));
  renderWithHost(<EarlyHelp label="Is this urgent?" onMore={onMore} />, { user: aUser() });

  fireEvent.click(screen.getByRole('button', { name: 'See everything urgent' }));

  expect(done).toEqual(['closes', 'leads on']);
  expect(panel()).not.toBeInTheDocument();
});
