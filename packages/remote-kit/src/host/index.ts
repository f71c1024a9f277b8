export { HostProvider } from './host-context';
export { createStore, type Store } from '../state/store';
export { areKeysOn, isAlone, isUnheard, switchKeys, TOGETHER_MS } from '../state/single-keys';
export { isExpected, staysWithDevice } from '../state/kept-names';
export { clearMemberMemory, clearWithMember } from '../state/member-memory';
export { natives, takeNatives } from '../state/natives';
export type {
  Host,
  LogoutOptions,
  Session,
  SessionState,
  SessionStatus,
  SlotProps,
  Theme,
  ThemeChoice,
  ToastMessage,
} from './host';
export type { PublicConfig } from '@nestwell/contracts/kernel';
export { examplePublicConfig } from './public-config';
export { forgetUserId, storedUserId, storeUserId } from '../request/stored-user';
export { sendAndForget } from '../request/send-and-forget';
export type { Asked } from './asked';
export { OffersProvider } from './offers';
export { readElsewhere } from '../request/read-elsewhere';
export { awaitSession, onRefusal, type Refusal } from '../request/refusals';
export { renderedAs } from '../state/server-render';
export { send } from '../request/send';
export { tabName } from '../request/tab-name';
export { handBack, settleRewritten } from '../request/handed-back';
export { openQueueDoor } from '../request/queue-door';
export { changeOf } from '../offline/outbox/change-of';
export { jot, letGoJotted } from '../offline/outbox/jotted';
export { createQueryClient } from '../request/query-client';
export { PagePath } from './page-path';
export { QueryClientProvider } from '@tanstack/react-query';
