export { domMin as features } from 'framer-motion';
