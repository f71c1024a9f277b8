import { render } from '@testing-library/react';
import axe from 'axe-core';
import { act } from 'react';
import { KitPage } from './kit-page';

it('shows every component without a breach of the accessibility rules', async () => {
  const { container } = render(<KitPage />);
  await act(async () => undefined);

  // Contrast needs a real layout: the browser suite measures it.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
