import { fitness } from '@nestwell/contracts/fitness';
import { answer, aNursingMother, aPrinter } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { daysBack, showTrends } from './testing/show-trends';

async function openYear() {
  const printer = aPrinter();
  const view = showTrends({
    query: '&range=year',
    user: aNursingMother({ name: 'Amara Osei' }),
    answers: [answer(fitness.listTrends, daysBack(40))],
  });
  await view.drawn();
  return { ...view, printer };
}

it('prints the same sheet with its button and from the browser', async () => {
  const { taps, printer } = await openYear();
  await taps.click(screen.getByRole('button', { name: 'Print' }));
  await taps.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print' }));

  printer.printFromBrowser();

  const [fromButton, fromBrowser] = printer.papers;
  expect(fromButton).toHaveTextContent(/^Trends, .*Weight.*Sleep/);
  expect(fromBrowser?.textContent).toBe(fromButton?.textContent);
  expect(fromBrowser).not.toHaveTextContent('Amara');
  expect(document.querySelector('[data-paper]')).toBeNull();
});

it('draws for the width of the sheet, whatever the screen is: faces stand on their line', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1100);
  const { printer } = await openYear();

  printer.printFromBrowser();

  const charts = within(printer.papers[0] as HTMLElement).getAllByRole('img', { hidden: true });
  expect(charts.length).toBeGreaterThan(3);
  for (const chart of charts) {
    expect(chart).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 700 /));
    expect(chart).toHaveStyle({ height: 'auto' });
  }
  const face = printer.papers[0]?.querySelector<HTMLElement>('[style*="left"]');
  expect(face?.style.top).toMatch(/%$/);
});
