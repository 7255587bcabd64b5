// What the process that started several others does for their figures.
export { addUpMetrics } from '../system/cluster-metrics.ts';
