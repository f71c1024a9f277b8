import { Injectable } from '@nestjs/common';
import { EMERGENCY, subjects as subjectKinds, type QueueItem } from '@nestwell/contracts/community/server';
import { pageSize } from '@nestwell/domain/limits';
import { UserNames } from '../../account';
import { badRequest, notFound } from '../../platform/http/errors';
import { Paged, type PageRequest } from '../../platform/http/paging';
import type { DecisionEntity } from './decision.entity';
import { DecisionsRepository } from './decisions.repository';
import type { ReportEntity } from './report.entity';
import { ReportsRepository, type ReportedSubject } from './reports.repository';
import { SubjectsRepository, type Words } from './subjects.repository';
import { SuspensionsRepository } from './suspensions.repository';

interface Known {
  reports: ReportEntity[];
  decisions: DecisionEntity[];
  names: ReadonlyMap<string, string>;
  suspensions: ReadonlyMap<string, Date>;
}

/**
 * Reported words with everything an admin needs to decide, the author of anonymous ones included. Words that only a
 * rule recognized keep their author hidden: nobody reported them.
 */
@Injectable()
export class ModerationQueue {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: SubjectsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly names: UserNames,
  ) {}

  /** Those that wait for a decision first; `before` of the next page is the count of rows shown so far. */
  async page({ limit = pageSize, before = '0' }: PageRequest): Promise<Paged<QueueItem>> {
    if (!/^\d{1,9}$/.test(before)) throw badRequest('before', 'is not the end of a page');
    const skip = Number(before);
    const reported = await this.reports.queue(limit + 1, skip);
    const rows = await this.itemsOf(reported.slice(0, limit));
    return new Paged(rows, reported.length > limit ? String(skip + limit) : undefined);
  }

  async item(reported: ReportedSubject): Promise<QueueItem> {
    const [item] = await this.itemsOf([reported]);
    if (!item) throw notFound(reported.subject === 'post' ? 'Post' : 'Comment');
    return item;
  }

  private async itemsOf(reported: ReportedSubject[]): Promise<QueueItem[]> {
    const found = await Promise.all(
      subjectKinds.map((kind) =>
        this.subjects.findAll(kind, idsOf(reported.filter(({ subject }) => subject === kind))),
      ),
    );
    const words = new Map(found.flat().map((one) => [one.subjectId, one]));
    const known = await this.knownOf(idsOf(reported), [...words.values()]);
    return reported.flatMap(({ subjectId }) => {
      const one = words.get(subjectId);
      return one ? itemOf(one, known) : [];
    });
  }

  private async knownOf(subjectIds: string[], words: Words[]): Promise<Known> {
    const [reports, decisions] = await Promise.all([
      this.reports.of(subjectIds),
      this.decisions.of(subjectIds),
    ]);
    const authors = words.flatMap(({ authorId }) => authorId ?? []);
    const [names, suspensions] = await Promise.all([
      this.names.namesOf([...authors, ...decisions.map(({ adminId }) => adminId)]),
      this.suspensions.untilOfAll(authors),
    ]);
    return { reports, decisions, names, suspensions };
  }
}

const idsOf = (reported: ReportedSubject[]) => reported.map(({ subjectId }) => subjectId);

function itemOf(words: Words, { reports, decisions, names, suspensions }: Known): QueueItem {
  const { subject, subjectId, content, hiddenAt, authorId } = words;
  const reported = reports.filter((report) => report.subjectId === subjectId);
  const isNamed = !words.anonymous || reported.some(({ reason }) => reason !== EMERGENCY);
  const until = authorId ? suspensions.get(authorId) : undefined;
  return {
    subject,
    subjectId,
    content,
    createdAt: words.createdAt.toISOString(),
    hidden: hiddenAt !== null,
    waiting: reported.some(({ settledAt }) => settledAt === null),
    anonymous: words.anonymous,
    author:
      authorId && isNamed
        ? { id: authorId, name: names.get(authorId) ?? '', suspendedUntil: until?.toISOString() ?? null }
        : null,
    reports: reported.map(({ reason, note, createdAt }) => ({
      reason,
      note,
      createdAt: createdAt.toISOString(),
    })),
    log: decisions
      .filter((decision) => decision.subjectId === subjectId)
      .map(({ action, adminId, why, createdAt }) => {
        return {
          action,
          by: names.get(adminId) ?? 'A former admin',
          why,
          createdAt: createdAt.toISOString(),
        };
      }),
  };
}
