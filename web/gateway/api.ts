// Below /api there are only the operations of the contract.
import type { FastifyInstance } from 'fastify';
import { pathOf } from './address';
import { answerRules, checkAnswers } from './answers';
import { acceptJson, acceptUploads, limits } from './bodies';
import type { HumanCheck } from './humanCheck';
import { type Operation, operationFinder } from './operations';
import { notHuman } from './refusals';
import type { Upstream } from './upstream';

declare module 'fastify' {
  interface FastifyRequest {
    operation: Operation | null;
  }
}

export async function serveApi(api: FastifyInstance, upstream: Upstream, humanCheck: HumanCheck) {
  const findOperation = operationFinder();
  const rules = answerRules();

  api.decorateRequest('operation', null);
  api.addHook('onRequest', async (request) => {
    request.operation = findOperation(request.method, pathOf(request.url).slice(api.prefix.length));
    if (request.operation.humanCheck && !(await humanCheck.accepts(request.headers['human-proof']))) throw notHuman();
  });

  await api.register(async (scope) => {
    acceptJson(scope);
    checkAnswers(scope, rules, upstream.isOwnError);
    await scope.register(upstream.operations);
  });
  await api.register(
    async (scope) => {
      acceptJson(scope, limits.media);
      acceptUploads(scope);
      checkAnswers(scope, rules);
      await scope.register(upstream.media);
    },
    { prefix: '/media' },
  );
}
