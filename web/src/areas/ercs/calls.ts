import { answerOf } from '@/api/answer';
import { type Acting, client, type ReplacingAct } from '@/api/client';
import type { Config } from './lists';
import type { ChangedConfig, NewConfigs, Type } from './rules';

export const addConfig = ({ CorpAcct, Format, Value }: Omit<NewConfigs, 'types'>, Type: Type, PostedBy: string) =>
  answerOf(client.POST('/ercs/addition', { body: { Value: { CorpAcct, Type, Format, Value, PostedBy } } }));

export const updateConfig = (
  replacing: ReplacingAct,
  { AcctApp_ConfigurationId }: Config,
  { Type, Format, Value }: ChangedConfig,
  EditedBy: string,
) =>
  answerOf(
    replacing.POST('/ercs/update', { body: { Value: { AcctApp_ConfigurationId, Type, Format, Value, EditedBy } } }),
  );

export const deleteConfig = (acting: Acting, { AcctApp_ConfigurationId }: Config, EditedBy: string) =>
  answerOf(acting.POST('/ercs/deletion', { body: { Value: { AcctApp_ConfigurationId, EditedBy } } }));
