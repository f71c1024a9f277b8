import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../buttons/icon-button';
import { Menu } from './menu';

jest.mock('./floating-layers', () => {
  throw new Error('Loading chunk failed');
});

it('offers a menu’s choices on a sheet where the code of menus cannot be fetched', async () => {
  const onEdit = jest.fn();
  render(
    <Menu
      label="Recipe actions"
      trigger={<IconButton label="More" />}
      items={[
        { label: 'Edit', onSelect: onEdit },
        { label: 'Delete', onSelect: jest.fn(), danger: true },
      ]}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Recipe actions' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Edit' }));

  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
