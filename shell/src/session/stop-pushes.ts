/**
 * After she left, her reminders are no business of whoever holds the device: what is shown of them goes, the browser
 * gives up its address, and the push service tells the server so, which forgets it. Not waited for, since that service
 * may be out of reach.
 */
export async function stopPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
