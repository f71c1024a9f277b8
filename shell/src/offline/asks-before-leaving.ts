import type { Session, Store, ToastMessage } from '@nestwell/remote-kit/host';
import type { WaitingBox } from '@nestwell/remote-kit/offline';

/**
 * Who leaves takes all her words out of this browser: what waits is sent first, and where it cannot be, she is asked
 * whether to go without it.
 */
export function asksBeforeLeaving(
  session: Session,
  boxes: Store<WaitingBox | null>,
  tell: (message: ToastMessage) => void,
): Session {
  const leave = async (go: () => Promise<void>) => {
    const box = boxes.get();
    const userId = session.state().user?.id;
    if (!box || userId === undefined) return go();
    if (box.waiting.get().length > 0) await box.send();
    const { length } = box.waiting.get();
    const goWithout = () => box.clear(userId).then(go);
    if (length === 0) return goWithout();
    tell({
      title: length === 1 ? 'One entry is not sent yet' : `${length} entries are not sent yet`,
      description: 'Leaving now lets go of what waits.',
      tone: 'alert',
      action: { label: 'Leave anyway', onSelect: () => void goWithout() },
    });
  };
  return { ...session, logout: () => leave(session.logout), switchUser: () => leave(session.switchUser) };
}
