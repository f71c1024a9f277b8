import { expect, memberTest as test } from '../kit/test';

test('the jumps of a week’s page stay on top of what she reads, and what they lead to begins below them', async ({
  page,
  member,
}) => {
  expect(member.state).toBe('postpartum');
  await page.goto('/');
  await page.getByRole('link', { name: 'This month' }).click();
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await jumps.getByRole('link', { name: 'When to call' }).click();

  const call = page.getByRole('heading', { name: 'Call now, any hour' });
  await expect(call).toBeInViewport();
  await expect(jumps).toBeInViewport({ ratio: 1 });
  await expect(jumps).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const [above, below] = [await jumps.boundingBox(), await call.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

  const marked = jumps.getByRole('link', { name: 'When to call' });
  await expect(marked).toHaveAttribute('aria-current', 'location');
  await page.getByRole('heading', { name: 'Your body' }).evaluate((part) => {
    scrollBy(0, part.getBoundingClientRect().top - 60);
  });
  await expect(marked).not.toHaveAttribute('aria-current');
  await expect(jumps.getByRole('link', { name: 'You' })).toHaveAttribute('aria-current', 'location');
});
