import { fitness } from '@nestwell/contracts/fitness';
import { aNursingMother, aUser, offline } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lifts, show, count, openWorkout } from './testing/show-fitness';

describe('Fitness & Movement', () => {
  it('says where she is and what her week holds', async () => {
    show();

    expect(screen.getByRole('banner')).toHaveTextContent('4 months postpartum. Rest days count too.');
    const week = await screen.findByRole('region', { name: 'This week' });
    await waitFor(() => expect(week).toHaveTextContent('workouts3minutes65open to you3'));
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
  });

  it('opens the exercise that the address names, and closes it for good', async () => {
    const { taps } = show({ route: `/fitness?exercise=${encodeURIComponent(lifts.name)}` });

    const dialog = await screen.findByRole('dialog', { name: lifts.name });
    await taps.click(within(dialog).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts weeks in pregnancy and offers what is safe', async () => {
    show({ user: aUser() });

    expect(screen.getByRole('banner')).toHaveTextContent('Week 24. Rest days count too.');
    await waitFor(() => expect(count()).toHaveTextContent('3 exercises'));
    expect(screen.queryByRole('button', { name: 'Slow Plank Walk-Outs' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Slow Plank Walk-Outs' })).not.toBeInTheDocument();
  });

  it('hides under All what is not open yet and locks it in its tab', async () => {
    const { taps } = show();

    await waitFor(() => expect(count()).toHaveTextContent('3 exercises'));
    expect(screen.queryByRole('button', { name: 'Slow Plank Walk-Outs' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Slow Plank Walk-Outs' })).not.toBeInTheDocument();

    await taps.click(screen.getByRole('tab', { name: 'Core' }));
    const locked = await screen.findByRole('group', { name: 'Slow Plank Walk-Outs' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveTextContent('Wait 2 months');
    expect(locked).toHaveTextContent('Available at 6 months postpartum');
    expect(within(locked).queryByRole('button')).not.toBeInTheDocument();
  });

  it('applies category and difficulty to every tab', async () => {
    const { taps } = show({ user: aNursingMother({ monthsPostpartum: 12 }) });

    await waitFor(() => expect(count()).toHaveTextContent('4 exercises'));
    await taps.selectOptions(screen.getByLabelText('Difficulty'), 'Advanced');
    expect(count()).toHaveTextContent(/^1 exercise$/);
    await taps.selectOptions(screen.getByLabelText('Category'), 'Outdoor');
    expect(screen.getByRole('heading', { name: 'Nothing matches both choices' })).toBeVisible();
  });

  it('leads from Videos to the library in a new tab', async () => {
    const { taps } = show();

    await taps.click(screen.getByRole('tab', { name: 'Videos' }));
    const library = screen.getByRole('link', { name: 'Open the exercise library (opens in a new tab)' });
    expect(library).toHaveAttribute('target', '_blank');
    expect(library).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('button', { name: 'Ten Gentle Minutes' })).not.toBeInTheDocument();
  });

  it('opens the tab that the address names, and keeps it there', async () => {
    const { taps, location } = show({ route: '/fitness?tab=videos' });

    expect(screen.getByRole('tab', { name: 'Videos', selected: true })).toBeVisible();
    await taps.click(screen.getByRole('tab', { name: 'Core' }));
    expect(location()).toBe('/fitness?tab=core');
  });

  it('shows steps, muscles and when to stop before she starts', async () => {
    const { taps } = show();

    await openWorkout(taps);
    const dialog = screen.getByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(lifts.instructions);
    expect(dialog).toHaveTextContent('Works Pelvic floor, deep abdominals');
    expect(dialog).toHaveTextContent('Baby-friendly');
    expect(within(dialog).getByRole('region', { name: 'Stop and rest if you notice' })).toHaveTextContent(
      'calf pain',
    );
    expect(within(dialog).queryByRole('link', { name: /YouTube/ })).not.toBeInTheDocument();
  });

  it('tries a larger picture and then a drawing when a thumbnail does not load', async () => {
    const { taps } = show();

    await openWorkout(taps, 'Ten Gentle Minutes');
    const dialog = within(screen.getByRole('dialog'));
    const picture = () => dialog.getByRole('img', { name: 'Preview of Ten Gentle Minutes' });
    expect(picture()).toHaveAttribute('src', 'https://img.youtube.com/vi/abcDEF-12_3/mqdefault.jpg');
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', 'https://img.youtube.com/vi/abcDEF-12_3/maxresdefault.jpg');
    fireEvent.error(picture());
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcDEF-12_3',
    );
  });

  it('asks three more times before it says that exercises did not load', async () => {
    const { calls } = show({ answers: [offline(fitness.listExercises)] });

    expect(await screen.findByRole('alert', {}, { timeout: 12_000 })).toBeVisible();
    expect(calls(fitness.listExercises)).toHaveLength(4);
  }, 15_000);
});
