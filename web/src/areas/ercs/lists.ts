// The first queries of the screen.
import type { received } from '#contract';
import { ApiError, answerOf, messageOf } from '@/api/answer';
import { client } from '@/api/client';
import { firstAsked, type PageRequest, totalOf } from '@/app/list/usePagedList';
import { paths } from '@/app/routing/paths';
import { isAccountCode } from '@/shared/accounts/calls';

export type Config = received['schemas']['RcsConfig'];
type Page = Extract<received['schemas']['RcsPage'], { Data: unknown }>;

export const CONFIGS_KEY = ['ercs', 'configs'];
/** The number of types that an account can have, so that an account always fits on one page. */
const PAGE_SIZE = 10;

export const FETCH_FAILED = 'Error fetching RCS Configurations.';
export const SEARCH_FAILED = 'Error occurred while searching RCS Config.';

const rowsOf = ({ Data, TotalRecords }: Page, page: number) => ({
  rows: Data,
  total: totalOf(Data, TotalRecords, { page, pageSize: PAGE_SIZE }),
});

/** Searches by account code when there is one, otherwise by company. */
const search = async (PageNumber: number, Company: string, CorpAcct: string) => {
  const Value = { Company, CorpAcct, PageNumber, PageSize: PAGE_SIZE };
  return rowsOf(await answerOf(client.POST('/ercs/search', { body: { Value } })), PageNumber);
};

/** A text that may be an account code or a part of one. */
const MAYBE_CODE = /^[A-Z0-9-]{1,11}$/i;

/** Searches by company, then by part of an account code when there is no match; for a complete code, the code first. */
async function searchEither(page: number, text: string) {
  const byCompany = (at: number) => search(at, text, '');
  if (!MAYBE_CODE.test(text)) return byCompany(page);
  const byCode = (at: number) => search(at, '', text.toUpperCase());
  const [first, second] = isAccountCode(text) ? [byCode, byCompany] : [byCompany, byCode];
  const found = await first(page);
  // A later page without rows may be of a search that finds nothing at all: where the server gives no total, only the
  // first page tells.
  const hasMatch = found.rows.length > 0 || (page > 1 && (await first(1)).total > 0);
  return hasMatch ? found : second(page);
}

const list = async (pageNumber: number) => {
  const query = { pageNumber, pageSize: PAGE_SIZE };
  return rowsOf(await answerOf(client.GET('/ercs', { params: { query } })), pageNumber);
};

/** Puts the specification's message before the reason. */
async function withErrorPrefix<Answer>(words: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.failure, `${words} ${messageOf(error)}`, error.details);
  }
}

function listConfigs({ page, search: text }: PageRequest) {
  if (text === '') return withErrorPrefix(FETCH_FAILED, list(page));
  return withErrorPrefix(SEARCH_FAILED, searchEither(page, text));
}

export const configsQuery = (request: PageRequest) => ({
  queryKey: [...CONFIGS_KEY, { page: request.page, search: request.search }],
  queryFn: () => listConfigs(request),
});

export const firstConfigs = () => [configsQuery(firstAsked(paths.ercs))];

/** All configurations of one account. */
export const accountConfigsQuery = (CorpAcct: string) => ({
  queryKey: [...CONFIGS_KEY, 'of account', CorpAcct],
  queryFn: async () => (await search(1, '', CorpAcct)).rows,
});
