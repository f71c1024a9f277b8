import { setFlagsFromString } from 'node:v8';

/**
 * Comes before whatever allocates: V8 is not to guess where things live long. Where most of what it has seen of a place
 * did, it puts the rest among the old at once; and what has died there still holds, until all memory is gone through,
 * what it names among the young. Answers of a server name calls, and calls their answers: in most runs a third of
 * what each call made were kept so, without one line holding them (decision 0065).
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * So little outlives a small collection that it is soon copied; to wake other threads for it takes longer, in Node 20 a
 * tenth of what a painted page costs (decision 0070).
 */
setFlagsFromString('--no-parallel-scavenge');
