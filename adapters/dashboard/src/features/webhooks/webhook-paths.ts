import { paths } from "../../../paths.js";

export const deliveriesPath = `${paths.webhooks}/deliveries`;

export const pathOfDelivery = (id: string): string => `${deliveriesPath}/${id}`;

export const pathOfWebhook = (id: string): string => `${paths.webhooks}/${id}`;
