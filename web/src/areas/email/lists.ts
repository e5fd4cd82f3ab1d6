// The first queries of the screens.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listUrls = async () => (await answerOf(client.GET('/email/urls'))).data;
const listServices = async () => (await answerOf(client.GET('/email/services'))).data;

/** The prefix of all keys of the area, because a renamed service changes wherever it is named. */
export const EMAIL_KEY = ['email'];

export const urlsQuery = { queryKey: [...EMAIL_KEY, 'urls'], queryFn: listUrls };
export const servicesQuery = { queryKey: [...EMAIL_KEY, 'services'], queryFn: listServices };
