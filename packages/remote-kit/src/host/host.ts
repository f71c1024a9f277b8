import type { UpdateUserRequest, User } from '@nestwell/contracts/account';
import type { ComponentType, ReactNode } from 'react';
import type { SlotName } from '../declaration/slots';
import type { PublicConfig } from '@nestwell/contracts/kernel';

/** `loading` until the stored user is restored; `offline` keeps the id when she could not be asked for. */
export type SessionStatus = 'loading' | 'ready' | 'offline';

export interface SessionState {
  status: SessionStatus;
  user: User | null;
}

export interface LogoutOptions {
  /** Her account is gone: nobody is left whom unsent entries could be kept for. */
  isErased?: boolean;
}

export interface Session {
  /** The same object until something changes, as `useSyncExternalStore` expects. */
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Looks her up by e-mail and opens her session; logs a failure and throws it again. */
  login(email: string): Promise<User>;
  /** Takes over a user whose session the server has just opened (registration, verified code). */
  adopt(user: User): void;
  /** Switch User: asks first, forgets user and cached data, then goes to where she signs in. */
  switchUser(): Promise<void>;
  /** Log out in Settings: asks where entries are not sent, empties local storage, then goes to /. */
  logout(options?: LogoutOptions): Promise<void>;
  /** Sends a subset of the profile; the answer replaces the user. Throws 'No user logged in' without one. */
  updateUser(changes: UpdateUserRequest): Promise<User>;
}

export interface ToastMessage {
  title: string;
  description?: string;
  /** `alert` interrupts a screen reader: for failures. Default `status`. */
  tone?: 'status' | 'alert';
  /** One thing she can do about it, such as Undo. */
  action?: { label: string; onSelect: () => void };
}

export type ThemeChoice = 'auto' | 'day' | 'night';

export interface Theme {
  choice(): ThemeChoice;
  subscribe(listener: () => void): () => void;
  choose(choice: ThemeChoice): void;
}

export interface SlotProps {
  name: SlotName;
  /**
   * Stands in the slot while nobody fills it; default nothing. In a slot that keeps no room also while what fills it
   * is on its way, and where it failed.
   */
  children?: ReactNode;
}

/** What the shell, a preview or a test gives to the modules it runs. */
export interface Host {
  session: Session;
  theme: Theme;
  config: PublicConfig;
  toast(message: ToastMessage): void;
  /** Asks the gate for the subscription's state again, silently. */
  recheckAccess(): void;
  Slot: ComponentType<SlotProps>;
}
