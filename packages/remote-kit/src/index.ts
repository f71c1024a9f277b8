export { crisisRegions, dialOf, textOf, type CrisisLine, type CrisisRegion } from './content/crisis-lines';
export { DietNotes } from './content/diet-notes';
export { EatingHelp } from './content/eating-help';
export { EmergencyCall, EmergencyFirst } from './content/call/emergency-call';
export { UnitCall } from './content/call/unit-call';
export { useCareContact } from './content/call/unit.queries';
export { FoodBadge, foodWord } from './content/food-badge';
export { GoesOnAnswers, GoesOnQuestion } from './content/goes-on-question';
export { GoalQuestions } from './content/goal-questions';
export { hoursInWords } from './content/hours-in-words';
export { PregnancyFactQuestion } from './content/pregnancy-fact-question';
export { regionHere, regionsHereFirst } from './content/region-here';
export { RecognizesSome } from './content/risk-answer/recognizes-some';
export { RiskAnswer } from './content/risk-answer/risk-answer';
export { sourceWords } from './content/source-words';
export { SupportOffer } from './content/support-offer';
export { TimeAgo } from './content/time-ago';
export { TrimesterMode } from './content/trimester-mode';
export { WaitingMark } from './content/waiting-mark';
export {
  CONTRACT_VERSION,
  defineRemote,
  type CommandDeclaration,
  type NavIcon,
  type OfflineDeclaration,
  type PageDeclaration,
  type RemoteDeclaration,
  type RunRemote,
  type ShortcutDeclaration,
  type WidgetDeclaration,
} from './declaration/define-remote';
export { slotNames, slots, type SlotName } from './declaration/slots';
export type { Host, SessionStatus, SlotProps, ThemeChoice, ToastMessage } from './host/host';
export type { PublicConfig } from '@nestwell/contracts/kernel';
export { call, type CallParameters } from './request/call';
export { useAttempt } from './request/attempt';
export { HttpError } from './request/http-error';
export { pagesOf, type ListPage } from './request/pages';
export { randomId } from './request/random-id';
export { readOf, type Read } from './request/read';
export { readsOf } from './request/reads-of';
export { refusalOf, type MeaningsOf, type RefusalOf } from './request/refusal-of';
export type { SendOptions } from './request/send';
export { useHandedBack, type HandedBack } from './request/handed-back';
export { submit } from './request/submit';
export { useCall } from './request/use-call';
export { useWaitingChanges } from './request/waiting-rows';
export { useAccess } from './hooks/use-access';
export { Figures, useShowsFigures } from './hooks/figures';
export { useDraft, type Draft } from './hooks/use-draft';
export type { Offer } from './host/offers';
export { useOffers } from './hooks/use-offers';
export { useDeviceDate } from './hooks/use-device-date';
export { useNow } from './hooks/use-now';
export { useLacksPlan } from './hooks/use-lacks-plan';
export { useWayHome } from './hooks/use-way-home';
export { useOnDevice } from './hooks/use-on-device';
export { useOnPaper } from './hooks/use-on-paper';
export { useDocumentEvent, useWindowEvent } from './hooks/use-page-event';
export { usePageKeys } from './hooks/use-page-keys';
export { useProfileAct } from './hooks/use-profile-act';
export { usePublicConfig } from './hooks/use-public-config';
export { useRegion, type Place } from './content/use-region';
export { useSpeech, type Speech } from './hooks/use-speech';
export { useTheme } from './hooks/use-theme';
export { useInterval, useTimer, type Timer } from './hooks/use-timer';
export { useToast } from './hooks/use-toast';
export { usePutBack } from './hooks/use-put-back';
export { useUndo } from './hooks/use-undo';
export { useMember, useUser } from './hooks/use-user';
export { useWide } from './hooks/use-wide';
export { useVoiceInput, type VoiceInput } from './hooks/use-voice-input';
export { deviceStore, type DeviceStore } from './state/device-store';
export { createListeners } from './state/listeners';
export { clearWithMember } from './state/member-memory';
export { pause } from './state/pause';
export { createStore } from './state/store';
export { Slot } from './slots/slot';
export * from './query';
