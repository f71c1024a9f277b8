export { emergencyKinds, type RiskKind } from './risk-kind';
export { riskKindsOf, suggestsEmergency, suggestsRisk } from './risk-kinds-of';
