import { aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { ContractionsPage } from './contractions-page';

it('says first what she calls about without counting', () => {
  renderWithHost(<ContractionsPage />, { user: aUser() });

  const list = within(screen.getByRole('list', { name: 'Call now if' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'your waters break',
    'you bleed',
    'your baby moves less',
    'you have had a caesarean',
    'you are expecting twins',
    'it is before 37 weeks and they are regular',
  ]);
});

it('is not there for a mother whose baby is born', () => {
  renderWithHost(<ContractionsPage />, { user: aNursingMother() });

  expect(screen.queryByRole('list', { name: 'Call now if' })).not.toBeInTheDocument();
});
