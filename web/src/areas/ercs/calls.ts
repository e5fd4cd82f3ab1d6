import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import type { Config } from './lists';
import type { ChangedConfig, NewConfigs, Type } from './rules';

export const addConfig = (
  checked: Agreed,
  { CorpAcct, Format, Value }: Omit<NewConfigs, 'types'>,
  Type: Type,
  PostedBy: string,
) => answerOf(client.POST('/ercs/addition', { checked, body: { Value: { CorpAcct, Type, Format, Value, PostedBy } } }));

export const updateConfig = (
  checked: Agreed & Compared,
  { AcctApp_ConfigurationId }: Config,
  { Type, Format, Value }: ChangedConfig,
  EditedBy: string,
) =>
  answerOf(
    client.POST('/ercs/update', {
      checked,
      body: { Value: { AcctApp_ConfigurationId, Type, Format, Value, EditedBy } },
    }),
  );

export const deleteConfig = (checked: Agreed, { AcctApp_ConfigurationId }: Config, EditedBy: string) =>
  answerOf(client.POST('/ercs/deletion', { checked, body: { Value: { AcctApp_ConfigurationId, EditedBy } } }));
