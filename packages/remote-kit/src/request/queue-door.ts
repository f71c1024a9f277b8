import type { EndpointShape } from '@nestwell/contracts/kernel';

/** Takes a change that is written down before it is sent, and returns the server's answer, or what that will be. */
export type QueueDoor = (endpoint: EndpointShape, args: object, key: string) => Promise<unknown>;

let door: QueueDoor | undefined;

/** The shell opens it; where nobody did, a change is sent at once or fails. */
export const openQueueDoor = (opened: QueueDoor | undefined): void => {
  door = opened;
};

export const queueDoor = (): QueueDoor | undefined => door;
