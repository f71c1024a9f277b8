import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { AlertModal } from './alert-modal';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Popover } from './popover';
import { Sheet } from './sheet';
import { preloadLayers, useFloatingLayers } from './use-layers';

const none = () => undefined;
const trigger = <Button>More</Button>;

const LAYERS: Readonly<Record<string, (open: boolean) => ReactNode>> = {
  sheet: (open) => <Sheet open={open} onOpenChange={none} title="Log Your Meal" />,
  question: (open) => (
    <ConfirmDialog open={open} onOpenChange={none} title="Delete?" confirmLabel="Delete" onConfirm={none} />
  ),
  alert: (open) => <AlertModal open={open} title="Saved" actionLabel="Go on" onAction={none} />,
  menu: () => <Menu trigger={trigger} label="More" items={[]} />,
  popover: () => (
    <Popover trigger={trigger} label="Why">
      Because.
    </Popover>
  ),
};

function Floating() {
  return useFloatingLayers(true).parts ? <p>Here</p> : null;
}

beforeAll(async () => {
  await preloadLayers();
  const { unmount } = render(<Floating />);
  await screen.findByText('Here');
  unmount();
});

it.each(Object.entries(LAYERS))('a %s that nobody opened is drawn once, with its code there', (_, layer) => {
  const drawn: string[] = [];
  render(
    <Profiler id="layer" onRender={(_, phase) => drawn.push(phase)}>
      {layer(false)}
    </Profiler>,
  );

  expect(drawn).toEqual(['mount']);
});

it.each([
  ['sheet', 'dialog'],
  ['question', 'alertdialog'],
  ['alert', 'alertdialog'],
])('a %s whose code is there opens at once, and closes as ever', async (name, role) => {
  const layer = LAYERS[name] ?? (() => null);
  const { rerender } = render(layer(false));
  rerender(layer(true));
  expect(screen.getByRole(role)).toBeVisible();

  await act(async () => rerender(layer(false)));
  expect(screen.queryByRole(role)).not.toBeInTheDocument();
});
