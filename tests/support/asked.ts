// What the chat of a service answers.
import type { TestService } from './service.ts';

export async function replyTo(service: TestService, token: string, message: string): Promise<string> {
  const response = await service.ask({
    method: 'POST',
    url: '/api/recommendations/chat/',
    headers: { authorization: `Bearer ${token}` },
    payload: { message },
  });
  return response.json<{ readonly response_text: string }>().response_text;
}
