ALTER TABLE "sms_consent_events" DROP CONSTRAINT "sms_consent_events_action";--> statement-breakpoint
ALTER TABLE "sms_consent_events" DROP CONSTRAINT "sms_consent_events_source";--> statement-breakpoint
ALTER TABLE "sms_consent_events" DROP CONSTRAINT "sms_consent_events_has_text";--> statement-breakpoint
ALTER TABLE "sms_messages" DROP CONSTRAINT "sms_messages_kind";--> statement-breakpoint
ALTER TABLE "sms_messages" DROP CONSTRAINT "sms_messages_state";--> statement-breakpoint
ALTER TABLE "sms_opt_ins" DROP CONSTRAINT "sms_opt_ins_source";--> statement-breakpoint
ALTER TABLE "sms_consent_details" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "sms_messages_created" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_messages_phone_number" ON "sms_messages" USING btree ("phone_number_e164");--> statement-breakpoint
ALTER TABLE "sms_consent_details" ADD CONSTRAINT "sms_consent_details_note_length" CHECK (char_length("sms_consent_details"."note") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "sms_consent_events" ADD CONSTRAINT "sms_consent_events_action" CHECK ("sms_consent_events"."action" in ('opt-in', 'opt-out', 'resubscribe', 'help', 'wish', 'note'));--> statement-breakpoint
ALTER TABLE "sms_consent_events" ADD CONSTRAINT "sms_consent_events_source" CHECK ("sms_consent_events"."source" in ('web', 'chat', 'paper', 'keyword', 'staff'));--> statement-breakpoint
ALTER TABLE "sms_consent_events" ADD CONSTRAINT "sms_consent_events_has_text" CHECK ("sms_consent_events"."action" in ('opt-out', 'help', 'note') or ("sms_consent_events"."consent_text_version" is not null and "sms_consent_events"."consent_text_sha256" is not null));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_network_length" CHECK (char_length("sms_messages"."network") between 1 and 50);--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_kind" CHECK ("sms_messages"."kind" in ('welcome', 'confirm', 'alert'));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_state" CHECK ("sms_messages"."state" in ('waiting', 'sent', 'not-sent', 'refused', 'withheld'));--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ADD CONSTRAINT "sms_opt_ins_source" CHECK ("sms_opt_ins"."source" in ('web', 'chat', 'paper', 'keyword', 'staff'));--> statement-breakpoint
-- Details are stored before their event, whose hash is made of what was stored.
ALTER TABLE "sms_consent_details" ALTER CONSTRAINT "sms_consent_details_sequence_sms_consent_events_sequence_fk" DEFERRABLE INITIALLY DEFERRED;
