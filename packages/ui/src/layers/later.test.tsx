import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { later } from './later';
import { preloadLayers } from './use-layers';
import { useOpening, type Opening } from './use-opening';

const Tea = ({ opening }: { opening: Opening }) =>
  opening.open && <button onClick={() => opening.setOpen(false)}>Drink it</button>;

function Table({ Sheet }: { Sheet: typeof Tea | ReturnType<typeof later<{ opening: Opening }>> }) {
  const opening = useOpening();
  return (
    <>
      <button onClick={opening.start}>Pour</button>
      <Sheet opening={opening} />
    </>
  );
}

it('is asked for once it is opened, and answers the press until it is there', async () => {
  let arrive: (tea: typeof Tea) => void = () => undefined;
  const load = jest.fn(() => new Promise<typeof Tea>((resolve) => (arrive = resolve)));
  render(<Table Sheet={later(load)} />);
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Pour' }));
  expect(screen.getByRole('status', { name: 'Opening' })).toBeInTheDocument();
  arrive(Tea);

  await userEvent.click(await screen.findByRole('button', { name: 'Drink it' }));
  expect(screen.queryByRole('button', { name: 'Drink it' })).not.toBeInTheDocument();
});

it('is there before it is opened where layers are readied', async () => {
  const load = jest.fn(() => Promise.resolve(Tea));
  render(<Table Sheet={later(load)} />);

  await preloadLayers();

  expect(load).toHaveBeenCalledTimes(1);
});

it('can be closed and tried again where it does not come', async () => {
  const load = jest
    .fn<Promise<typeof Tea>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(Tea);
  render(<Table Sheet={later(load)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pour' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Pour' }));

  expect(await screen.findByRole('button', { name: 'Drink it' })).toBeInTheDocument();
});

it('needs no opening where it is drawn only while it is open', async () => {
  const onClose = jest.fn();
  const Note = later<{ onClose: () => void }>(() => new Promise(() => undefined));
  render(<Note onClose={onClose} />);

  expect(await screen.findByRole('status', { name: 'Opening' })).toBeInTheDocument();
});
