import { createToastQueue } from './toast-queue';

it('shows one toast at a time, the newest in place of the one before', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Meal logged!' });
  queue.show({ title: 'Progress logged!' });

  expect(queue.shown.get()).toMatchObject({ title: 'Progress logged!' });
});

it('leaves the newest where one that it replaced goes', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Meal logged!' });
  const replaced = queue.shown.get()?.id ?? '';
  queue.show({ title: 'Meal logged!' });
  queue.dismiss(replaced);

  expect(queue.shown.get()).toMatchObject({ title: 'Meal logged!' });
  queue.dismiss(queue.shown.get()?.id ?? '');
  expect(queue.shown.get()).toBeNull();
});
