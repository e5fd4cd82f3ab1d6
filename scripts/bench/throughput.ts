// How many calls per second the mock backend answers, with and without the contract check.
import { Agent, request } from 'node:http';
import type { Figure } from './figure';
import type { Addresses } from './stack';

const AT_ONCE = 16;
const FOR_MS = 3000;
const PATH = '/session/company-tag';

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(
      url,
      { agent, headers: { email: 'maria.santos@lumina.example', 'x-mock-world': 'default~bench' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
        answer.resume().on('end', resolve);
      },
    )
      .on('error', reject)
      .end();
  });
}

async function perSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const until = performance.now() + FOR_MS;
  let answered = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await ask(url, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  agent.destroy();
  return answered / (FOR_MS / 1000);
}

export async function throughput({ console: gateway, prism, mocks }: Addresses): Promise<Figure[]> {
  return [
    { what: 'mocks alone', value: await perSecond(mocks + PATH), unit: 'requests/s' },
    { what: 'mocks through Prism', value: await perSecond(prism + PATH), unit: 'requests/s' },
    { what: 'mocks through gateway and Prism', value: await perSecond(`${gateway}api${PATH}`), unit: 'requests/s' },
  ];
}
