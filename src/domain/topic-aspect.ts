// The sides of a topic of the city that people ask about one at a time.

export const TOPIC_ASPECTS = ['which', 'how', 'where', 'when', 'duration', 'price'] as const;
export type TopicAspect = (typeof TOPIC_ASPECTS)[number];
