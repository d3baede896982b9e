ALTER TABLE "analyses" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "today_score" real;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "today_is_partial" boolean;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "today_vegan_status" boolean;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "today_alert_count" integer;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "today_law_change_count" integer;