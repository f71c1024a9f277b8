import type { OfflineManifest } from '@nestwell/contracts/delivery';

/** What is used of a service worker's scope, which the types of pages do not know. */
export interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: TappedEvent) => void): void;
  skipWaiting(): Promise<void>;
  /** Written before this script by the services. */
  readonly offlineManifest: OfflineManifest;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

declare global {
  /** Workbox names it too. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

export interface InstallEvent extends ExtendableEvent {
  /** Some browsers can be told what never passes the worker. */
  addRoutes?: (routes: { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>;
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

export interface PushedEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  /** Undefined in browsers that leave it to the worker. */
  readonly newSubscription?: PushSubscription | null;
}

interface TappedEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export const scope = globalThis as unknown as WorkerScope;
